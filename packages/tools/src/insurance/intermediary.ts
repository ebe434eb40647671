/** Who arranges the insurance, as it is told before any contract. */
export type Intermediary = {
  name: string;
  seat: string;
  registrationNumber: string;
  /** As what it acts, and for whom. */
  kind: string;
  register: { name: string; url: string };
  /** How it is paid, and by whom. */
  pay: string;
  /** Shares of more than a tenth between it and an insurer. */
  holdings: string;
  /** Whether it gives advice beyond a recommendation by needs. */
  advice: string;
  /** Where to complain: to itself, to the authority, out of court. */
  complaints: readonly string[];
  /** Invented, and said so wherever it is shown. */
  sample: boolean;
};
