import { defineConfig } from 'vite';
import { processBuild } from './server-build.ts';

export default defineConfig(processBuild({ outbox: 'outbox/run.ts', identity: 'identity/run.ts' }));
