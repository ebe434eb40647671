import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

/** Where templates and fonts lie. */
export const printFolders = (root: string) => ({
  workspace: path.join(root, 'packages/desk/documents'),
  fontFolder: path.join(root, 'packages/ui/src/fonts/print'),
});

/** What sets documents: it reads nothing but templates and fonts of the repository. @param root Its folder. */
export function printCompiler(root: string): NodeCompiler {
  const { workspace, fontFolder } = printFolders(root);
  return NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: [fontFolder] }] });
}
