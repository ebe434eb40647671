// @ts-nocheck
import * as migration_20261121_143422_first from './20261121_143422_first.ts';
import * as migration_20261121_201327_collections from './20261121_201327_collections.ts';
import * as migration_20261121_201341_addresses from './20261121_201341_addresses.ts';
import * as migration_20261121_212039_reviews from './20261121_212039_reviews.ts';
import * as migration_20261122_102720_heartbeats from './20261122_102720_heartbeats.ts';
import * as migration_20261122_140816_submissions from './20261122_140816_submissions.ts';
import * as migration_20261122_174400_prices from './20261122_174400_prices.ts';
import * as migration_20261122_210442_uploads from './20261122_210442_uploads.ts';
import * as migration_20261122_215555_forms from './20261122_215555_forms.ts';
import * as migration_20261122_222027_page_counts from './20261122_222027_page_counts.ts';
import * as migration_20261122_235508_official_forms from './20261122_235508_official_forms.ts';
import * as migration_20261123_002435_cases from './20261123_002435_cases.ts';
import * as migration_20261123_031632_replies_and_waiting_times from './20261123_031632_replies_and_waiting_times.ts';
import * as migration_20261123_040404_sign_in from './20261123_040404_sign_in.ts';
import * as migration_20261123_064911_orders from './20261123_064911_orders.ts';
import * as migration_20261123_070812_insurance from './20261123_070812_insurance.ts';
import * as migration_20261123_072158_bookings from './20261123_072158_bookings.ts';
import * as migration_20261123_110520_kept_work from './20261123_110520_kept_work.ts';
import * as migration_20261123_115340_information_documents from './20261123_115340_information_documents.ts';
import * as migration_20261123_214727_people_of_articles from './20261123_214727_people_of_articles.ts';
import * as migration_20261123_220928_more_drawings from './20261123_220928_more_drawings.ts';

export const migrations = [
  {
    up: migration_20261121_143422_first.up,
    down: migration_20261121_143422_first.down,
    name: '20261121_143422_first',
  },
  {
    up: migration_20261121_201327_collections.up,
    down: migration_20261121_201327_collections.down,
    name: '20261121_201327_collections',
  },
  {
    up: migration_20261121_201341_addresses.up,
    down: migration_20261121_201341_addresses.down,
    name: '20261121_201341_addresses',
  },
  {
    up: migration_20261121_212039_reviews.up,
    down: migration_20261121_212039_reviews.down,
    name: '20261121_212039_reviews',
  },
  {
    up: migration_20261122_102720_heartbeats.up,
    down: migration_20261122_102720_heartbeats.down,
    name: '20261122_102720_heartbeats',
  },
  {
    up: migration_20261122_140816_submissions.up,
    down: migration_20261122_140816_submissions.down,
    name: '20261122_140816_submissions',
  },
  {
    up: migration_20261122_174400_prices.up,
    down: migration_20261122_174400_prices.down,
    name: '20261122_174400_prices',
  },
  {
    up: migration_20261122_210442_uploads.up,
    down: migration_20261122_210442_uploads.down,
    name: '20261122_210442_uploads',
  },
  {
    up: migration_20261122_215555_forms.up,
    down: migration_20261122_215555_forms.down,
    name: '20261122_215555_forms',
  },
  {
    up: migration_20261122_222027_page_counts.up,
    down: migration_20261122_222027_page_counts.down,
    name: '20261122_222027_page_counts',
  },
  {
    up: migration_20261122_235508_official_forms.up,
    down: migration_20261122_235508_official_forms.down,
    name: '20261122_235508_official_forms',
  },
  {
    up: migration_20261123_002435_cases.up,
    down: migration_20261123_002435_cases.down,
    name: '20261123_002435_cases',
  },
  {
    up: migration_20261123_031632_replies_and_waiting_times.up,
    down: migration_20261123_031632_replies_and_waiting_times.down,
    name: '20261123_031632_replies_and_waiting_times',
  },
  {
    up: migration_20261123_040404_sign_in.up,
    down: migration_20261123_040404_sign_in.down,
    name: '20261123_040404_sign_in',
  },
  {
    up: migration_20261123_064911_orders.up,
    down: migration_20261123_064911_orders.down,
    name: '20261123_064911_orders',
  },
  {
    up: migration_20261123_070812_insurance.up,
    down: migration_20261123_070812_insurance.down,
    name: '20261123_070812_insurance',
  },
  {
    up: migration_20261123_072158_bookings.up,
    down: migration_20261123_072158_bookings.down,
    name: '20261123_072158_bookings',
  },
  {
    up: migration_20261123_110520_kept_work.up,
    down: migration_20261123_110520_kept_work.down,
    name: '20261123_110520_kept_work',
  },
  {
    up: migration_20261123_115340_information_documents.up,
    down: migration_20261123_115340_information_documents.down,
    name: '20261123_115340_information_documents',
  },
  {
    up: migration_20261123_214727_people_of_articles.up,
    down: migration_20261123_214727_people_of_articles.down,
    name: '20261123_214727_people_of_articles',
  },
  {
    up: migration_20261123_220928_more_drawings.up,
    down: migration_20261123_220928_more_drawings.down,
    name: '20261123_220928_more_drawings'
  },
];
