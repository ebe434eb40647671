import type { Site } from '@majak/sites/site';
import { unbroken } from '@majak/ui/unbroken';

/** Where the office is, in a line that parts neither the postcode nor its town from it. */
export const officeAddress = ({ street, zip, city }: Site['address']): string =>
  unbroken(`${street}, ${zip} ${city}`);
