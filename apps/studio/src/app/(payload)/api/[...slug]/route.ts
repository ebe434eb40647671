import config from '@payload-config';
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import { guardHandler } from '../../../../security/guard-handler.ts';

export const GET = REST_GET(config);
export const POST = guardHandler(REST_POST(config));
export const DELETE = guardHandler(REST_DELETE(config));
export const PATCH = guardHandler(REST_PATCH(config));
export const PUT = guardHandler(REST_PUT(config));
export const OPTIONS = REST_OPTIONS(config);
