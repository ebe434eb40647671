import path from 'node:path';

/** Where templates and fonts lie. @param root Folder of the repository. */
export const printFolders = (root: string) => ({
  workspace: path.join(root, 'packages/desk/documents'),
  fontFolder: path.join(root, 'packages/ui/src/fonts/print'),
});
