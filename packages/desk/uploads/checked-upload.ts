import type { UploadType } from '@majak/tools/form/kinds/uploads';

/** What an upload is kept as, or why it is not taken: a sentence for the person who chose it. */
export type Checked = { bytes: Uint8Array; type: UploadType } | { refused: string };
