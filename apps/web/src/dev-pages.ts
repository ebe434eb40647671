import { env } from '@majak/desk/env';
import { services } from '@majak/desk/services';

/** A page of the local mail port: there only while that port is local, and never in production. */
export const devMail = services.mail.kind === 'local' && env.APP_ENV !== 'production';

/** The pages of the local bank: there only while no other bank is named, and never in production. */
export const devBank = services.payments.kind === 'local' && env.APP_ENV !== 'production';
