type File = { body: BodyInit; type: string; name: string; blanks?: number | undefined };

/** Says how many lines of a document are left to write on by hand. */
export const blankLinesHeader = 'Blank-Lines';

/** A file to be saved; nobody keeps a copy of it. */
export const downloadResponse = ({ body, type, name, blanks }: File): Response =>
  new Response(body, {
    headers: {
      'Cache-Control': 'no-store',
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      ...(blanks === undefined ? {} : { [blankLinesHeader]: String(blanks) }),
    },
  });
