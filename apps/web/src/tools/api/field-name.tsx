import { Fragment } from 'react';

/** The name of an input or output. On a narrow screen it may be broken between its words. */
export const FieldName = ({ children }: { children: string }) => (
  <code className="md:[&_wbr]:hidden">
    {children.split(/(?<=[a-z\].])(?=[A-Z.])|(?<=\.)/).map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one name never change places
      <Fragment key={at}>
        {at > 0 ? <wbr /> : null}
        {part}
      </Fragment>
    ))}
  </code>
);
