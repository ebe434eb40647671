import { helpDeskContract } from './contract.ts';
import { localHelpDesk } from './local.ts';

helpDeskContract('the inbox of the studio', async () => ({
  port: localHelpDesk(),
  close: async () => undefined,
}));
