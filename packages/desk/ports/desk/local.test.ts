import { deskContract } from './contract.ts';
import { inbox } from './local.ts';

deskContract('the inbox of the studio', async () => ({ port: inbox(), close: async () => undefined }));
