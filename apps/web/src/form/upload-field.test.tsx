import { form } from '@majak/tools/form/form';
import { uploads, writeUploads } from '@majak/tools/form/kinds/uploads';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withPlainPostRows } from './plain-post-rows.ts';
import { UploadField } from './upload-field.tsx';
import type { FormScreen } from './use-form-validation.ts';

const scan = uploads({ label: 'Scan of your passport', hint: 'The page with the photo.', max: 2, min: 1 });
const asked = form({ key: 'tried', version: 1, fields: { scan } });
const kept = (name: string) => ({
  id: name.repeat(43),
  name: `${name}.pdf`,
  type: 'application/pdf',
  size: 2048,
});
const typed = { scan: writeUploads([kept('a'), kept('b')]) };

const drawn = (texts: Record<string, string>, error?: string) => {
  const screen = {
    form: asked,
    prefix: '',
    typed: texts,
    given: {},
    errorAt: () => error,
    leave: () => undefined,
    change: () => undefined,
  } as Partial<FormScreen> as FormScreen;
  return renderToStaticMarkup(
    <UploadField screen={screen} path="scan" field={scan as never} drawing={{ kinds: {} }} />,
  );
};

test('without a script it is a control that goes with the form, beside what is kept, each with its way out', () => {
  const html = drawn(typed);
  expect(html).toContain('type="file"');
  expect(html).toContain('name="file:scan"');
  expect(html).toContain('accept="application/pdf,image/jpeg,image/png,image/webp"');
  expect(html).toContain('type="hidden" name="scan"');
  expect(html).toContain('value="scan.1"');
  expect(html).toContain('b.pdf');
  expect(html).not.toContain('capture');
});

test('it says what is taken and what is wrong, where a reader of the screen hears it', () => {
  const html = drawn({}, 'Choose a file');
  expect(html).toContain(
    'The page with the photo. PDF, JPEG, PNG or WebP, up to 10 MB each, at most 2 files.',
  );
  expect(html).toContain('aria-describedby="scan-hint scan-error"');
  expect(html).toContain('aria-invalid="true"');
});

test('a plain post takes a file out, and leaves the others', () => {
  expect(withPlainPostRows(asked.fields, typed, [['remove', 'scan.0']])).toEqual({
    scan: writeUploads([kept('b')]),
  });
  expect(withPlainPostRows(asked.fields, { scan: typed.scan }, [['remove', 'other.0']])).toBeUndefined();
});
