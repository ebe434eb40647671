import type { Answers, Control, Field } from '@majak/tools/form/field';
import { isPlainObject } from '@majak/tools/form/field-tree';
import { unknownText } from '@majak/tools/form/unknown-answer';
import { wireName } from '@majak/tools/form/wire-names';
import type { ChangeEvent, ComponentType, ReactNode } from 'react';
import type { LiveForm } from './use-form.ts';
import type { FormScreen } from './use-form-validation.ts';

type Kind = Control['kind'];
type ByKind = { [K in Kind]: Extract<Field, { kind: K }> };

/** A field on a screen. */
export type FieldProps<K extends Kind = Kind> = {
  screen: FormScreen;
  /** Where the field is: `fullName`, `children.0.born`. */
  path: string;
  field: ByKind[K];
  drawing: FieldComponents;
};

/** What fields are drawn with. A screen brings what its form asks with, and no more reaches the browser. */
export type FieldComponents = {
  kinds: { readonly [K in Kind]?: ComponentType<FieldProps<K>> };
  /** Fields that a screen draws in a way of its own, by their paths: functions, not components, so that they see the screen. */
  fields?: Readonly<Record<string, (props: FieldProps) => ReactNode>>;
};

/** The id of a field's control: the name it travels by, after what the screen's ids begin with. */
export const idOf = ({ form, prefix }: Pick<LiveForm, 'form' | 'prefix'>, path: string): string =>
  prefix + wireName(form.fields, path);

/** What stands beside a field among the answers. */
export function siblingAnswers(given: Answers, path: string): Answers {
  let near: unknown = given;
  for (const part of path.split('.').slice(0, -1)) near = Object(near)[part];
  return isPlainObject(near) ? near : {};
}

/** Whether a form says that a field may be left empty. What stands there from the start is never empty. */
function isOptional({ optional, start = '', needed }: Field, near: Answers, whole: Answers): boolean {
  const isNeeded = needed instanceof Function ? needed(near, whole) : needed === true;
  return optional && start === '' && !isNeeded;
}

type Edited = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

/** What every control of a form has, whatever its kind. */
export function controlProps({ screen, path, field }: Omit<FieldProps, 'drawing'>) {
  return {
    name: wireName(screen.form.fields, path),
    id: idOf(screen, path),
    label: field.label,
    hint: field.hint,
    optional: isOptional(field, siblingAnswers(screen.given, path), screen.given),
    error: screen.errorAt(path),
    value: screen.typed[path] ?? field.write(field.start),
    onBlur: () => screen.leave(path),
    onChange: (event: Edited) => screen.change(path, event.currentTarget.value),
    ...screen.wordsAt?.(path, field),
  };
}

/** Whether somebody said of a field that they do not know its answer yet. */
export const isUnknown = ({ screen, path, field }: Omit<FieldProps, 'drawing'>): boolean =>
  field.mayBeUnknown === true && screen.typed[path] === unknownText;
