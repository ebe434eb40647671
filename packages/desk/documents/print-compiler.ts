import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { printFolders } from './print-folders.ts';

/** What sets documents: it reads nothing but templates and fonts of the repository. @param root Its folder. */
export function printCompiler(root: string): NodeCompiler {
  const { workspace, fontFolder } = printFolders(root);
  return NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: [fontFolder] }] });
}
