import type { UploadType } from '@majak/tools/form/kinds/uploads';

/**
 * What an upload is kept as, with its bytes where they are not those that were sent; or why it is not taken, as
 * it goes on after its name: `is empty. Choose another.`
 */
export type Checked = { type: UploadType; bytes?: Uint8Array } | { refused: string };
