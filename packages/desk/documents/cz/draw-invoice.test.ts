import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sampleOf } from '@majak/tools/documents/cz/invoice/model/sample';
import { expect, onTestFinished, test } from 'vitest';
import { printCompiler } from '../print-compiler.ts';
import { invoiceDrawer } from './draw-invoice.ts';

const repository = path.join(import.meta.dirname, '../../../..');

test('a template that is broken is told with its place and why', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'majak-broken-template-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['packages/desk/documents', 'packages/ui/src/fonts'])
    mkdirSync(path.join(root, folder), { recursive: true });
  const fonts = 'packages/ui/src/fonts/print';
  symlinkSync(path.join(repository, fonts), path.join(root, fonts));
  writeFileSync(path.join(root, 'packages/desk/documents/invoice.typ'), '#no-such-function()');
  const drawer = invoiceDrawer(root, printCompiler(root));
  const drawn = drawer.pages({ invoice: sampleOf('nonPayer', '2026-11-23'), layout: 'classic' });
  await expect(drawn).rejects.toThrow(/The template is broken: .*unknown variable: no-such-function/);
});
