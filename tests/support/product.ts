import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Product, startProduct } from './start-product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    product: Product;
  }
}

/** One product for all files of a project, on a folder of its own, which is stopped when all tests are done. */
export async function setup(project: TestProject) {
  const dataDirectory = process.env.DATA_DIR ?? mkdtempSync(path.join(tmpdir(), 'majak-product-'));
  const { product, stop } = await startProduct(dataDirectory, {});
  project.provide('product', product);
  return async () => {
    await stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  };
}
