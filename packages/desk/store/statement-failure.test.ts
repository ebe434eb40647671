import { expect, test } from 'vitest';
import { nameOfStatement, statementFailure } from './statement-failure.ts';

test.each([
  ['select "id" from "requests" where "email" = $1', 'SELECT requests'],
  ['insert into `outbox` (`key`) values (?)', 'INSERT outbox'],
  ['UPDATE requests SET status = ?', 'UPDATE requests'],
  ['\n  DELETE FROM users', 'DELETE users'],
  ['BEGIN IMMEDIATE', 'BEGIN'],
  ['select 1', 'SELECT'],
])('%s is called %s', (statement, name) => {
  expect(nameOfStatement(statement)).toBe(name);
});

const canary = 'canary@example.com';

test('PostgreSQL: code, constraint and columns are told, values are not', () => {
  const reason = Object.assign(new Error('duplicate key value violates unique constraint'), {
    code: '23505',
    constraint: 'users_email_idx',
    detail: `Key (email)=(${canary}) already exists.`,
    where: canary,
  });
  const failure = statementFailure('insert into "users" ("email") values ($1)', reason);
  expect(failure).toMatchObject({
    name: 'StatementFailure',
    message: 'INSERT users failed (23505)',
    code: '23505',
    constraint: 'users_email_idx',
    detail: 'Key (email)=(…) already exists.',
  });
  expect(JSON.stringify(failure) + failure.stack + failure.message).not.toContain(canary);
});

test('SQLite: the column that has to be unique is told', () => {
  const reason = Object.assign(new Error('SQLITE_CONSTRAINT: UNIQUE constraint failed: users.email'), {
    code: 'SQLITE_CONSTRAINT',
    extendedCode: 'SQLITE_CONSTRAINT_UNIQUE',
  });
  expect(statementFailure('insert into users', reason)).toMatchObject({
    code: 'SQLITE_CONSTRAINT_UNIQUE',
    message: 'INSERT users failed (SQLITE_CONSTRAINT_UNIQUE): UNIQUE constraint failed: users.email',
  });
});

test.each([
  ['Query read timeout', 'TIMEOUT'],
  ['Connection terminated unexpectedly', 'CONNECTION_LOST'],
  [`could not read ${canary}`, 'UNKNOWN'],
])('%s is told as %s', (message, code) => {
  expect(statementFailure('select 1', new Error(message))).toMatchObject({
    message: `SELECT failed (${code})`,
  });
});
