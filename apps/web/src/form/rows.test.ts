import { movingForm, movingTexts } from '@majak/tools/form/moving-form-fixture';
import { describe, expect, it } from 'vitest';
import { rowCount, withCopyOf, withMovedUp, withNewRow, withoutRow } from './rows.ts';

const { fields } = movingForm;
const two = {
  ...movingTexts,
  'children.1.name': 'Eva',
  'children.1.born': '1/1/2022',
  'children.1.school': 'no',
};

describe('rows of a form', () => {
  it('are counted by what stands in them, also when it is nothing', () => {
    expect(rowCount({}, 'children')).toBe(0);
    expect(rowCount(movingTexts, 'children')).toBe(1);
    expect(rowCount({ 'children.2.name': '' }, 'children')).toBe(3);
    expect(rowCount({ 'childrens.4.name': 'x', children: 'x', 'children.x.name': 'x' }, 'children')).toBe(0);
  });
  it('are added with what their fields start with, below the one that is drawn anyway, and no more than there may be', () => {
    expect(withNewRow(fields, {}, 'children')).toEqual({
      'children.1.name': '',
      'children.1.born': '',
      'children.1.school': 'no',
    });
    const full = withNewRow(fields, withNewRow(fields, movingTexts, 'children'), 'children');
    expect(rowCount(full, 'children')).toBe(3);
    expect(withNewRow(fields, full, 'children')).toBe(full);
    expect(withNewRow(fields, movingTexts, 'fullName')).toBe(movingTexts);
  });
  it('move up when one is taken out', () => {
    const rest = withoutRow(two, 'children', 0);
    expect(rest['children.0.name']).toBe('Eva');
    expect(rowCount(rest, 'children')).toBe(1);
    expect(rest.fullName).toBe(movingTexts.fullName);
  });
});

it('copies a row to the end, and moves one up', () => {
  const two = { note: 'x', 'lines.0.name': 'A', 'lines.0.unit': 'hour', 'lines.1.name': 'B' };
  expect(withCopyOf(two, 'lines', 0)).toEqual({ ...two, 'lines.2.name': 'A', 'lines.2.unit': 'hour' });
  // What the other row says nothing of does not stay.
  expect(withMovedUp(two, 'lines', 1)).toEqual({
    note: 'x',
    'lines.0.name': 'B',
    'lines.1.name': 'A',
    'lines.1.unit': 'hour',
  });
});
