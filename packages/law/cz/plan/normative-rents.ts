/**
 * The highest normative rents of 2026, by how many live together, from one to five and more (order 526/2025, Prague and
 * Brno). Order 169/2026 sets others from 1 October 2026, by district: they have not been read.
 */
export const highestNormativeRents = [12_831, 14_466, 16_600, 17_710, 17_320] as const;
