import { readMarket } from '@majak/desk/insurance/read-market';
import { site } from '@majak/desk/site';
import { type ProductDocument, productDocument } from '@majak/tools/insurance/product-document';
import { insurancePaths } from './insurance-address.ts';
import { lineOf } from './line-of.ts';

type Asked = Readonly<Record<string, string | undefined>>;

/** The information document that an address names, and where its PDF is; nothing where there is no such product. */
export async function loadProductDocument({
  product: of,
  slug = '',
}: Asked): Promise<{ document: ProductDocument; pdf: string } | undefined> {
  const line = lineOf(of);
  const market = line && (await readMarket(line));
  const product = market?.products.find((one) => one.slug === slug);
  if (!line || !product) return undefined;
  return {
    document: productDocument(product, site.insurance?.withdrawalDays ?? 0),
    pdf: insurancePaths(line).information(slug),
  };
}
