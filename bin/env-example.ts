import { writeFileSync } from 'node:fs';
import { variables } from '../packages/desk/environment.ts';

/** Writes `.env.example` from the schema: every variable, its default and meaning. */
const lines = Object.entries(variables).map(([name, schema]) => {
  const preset = schema.safeParse(undefined).data;
  const shown =
    preset === true ? 'on' : preset === false ? 'off' : typeof preset === 'object' ? '' : (preset ?? '');
  return `# ${schema.description}\n# ${name}=${shown}\n`;
});
const head = '# Copy to .env and change what you need. What is commented out is the default.\n';
writeFileSync('.env.example', `${head}\n${lines.join('\n')}`);
