/**
 * A cell of a table that a spreadsheet may run: it begins like a formula, also in full width or small, and after spaces, new
 * lines, control characters and what nobody sees. An apostrophe before it makes it a text; one that begins with some gets
 * one more.
 */
export const formulaCell = /^'*(?:[\s\p{C}\p{DI}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|[\t\r])/u;
