import { formAtEnd, hasForeignForm } from '../../invoice/company-form.ts';

/** Legal forms that no name of a person looks like, wherever they stand. */
const formInWords =
  /\bs\. ?r\. ?o\b|\bspol\. |ručením obmedzeným|akciová spoločnosť|komanditná spoločnosť|verejná obchodná spoločnosť|\bdružstvo(?!\p{L})|štátny podnik/iu;
const shortForm = formAtEnd(String.raw`sro|a\. ?s\.?|j\. ?s\. ?a\.?|k\. ?s\.?|v\. ?o\. ?s\.?|š\. ?p\.?|SE`);

/** A company by its name: it is in the commercial register, not in the trade register. */
export const isCompany = (name: string): boolean => formInWords.test(name) || shortForm.test(name);

/** A company here or abroad, by its name. */
export const isAnyCompany = (name: string): boolean => isCompany(name) || hasForeignForm(name);
