// @ts-nocheck
import * as migration_20261121_143428_first from './20261121_143428_first.ts';
import * as migration_20261121_201333_collections from './20261121_201333_collections.ts';
import * as migration_20261121_201348_addresses from './20261121_201348_addresses.ts';
import * as migration_20261121_212106_reviews from './20261121_212106_reviews.ts';
import * as migration_20261122_102730_heartbeats from './20261122_102730_heartbeats.ts';
import * as migration_20261122_140826_submissions from './20261122_140826_submissions.ts';
import * as migration_20261122_174410_prices from './20261122_174410_prices.ts';
import * as migration_20261122_210455_uploads from './20261122_210455_uploads.ts';
import * as migration_20261122_215616_forms from './20261122_215616_forms.ts';
import * as migration_20261122_222039_page_counts from './20261122_222039_page_counts.ts';
import * as migration_20261122_235525_official_forms from './20261122_235525_official_forms.ts';
import * as migration_20261123_002446_cases from './20261123_002446_cases.ts';
import * as migration_20261123_031656_replies_and_waiting_times from './20261123_031656_replies_and_waiting_times.ts';
import * as migration_20261123_040429_sign_in from './20261123_040429_sign_in.ts';
import * as migration_20261123_064923_orders from './20261123_064923_orders.ts';
import * as migration_20261123_070825_insurance from './20261123_070825_insurance.ts';
import * as migration_20261123_072206_bookings from './20261123_072206_bookings.ts';
import * as migration_20261123_110534_kept_work from './20261123_110534_kept_work.ts';
import * as migration_20261123_115405_information_documents from './20261123_115405_information_documents.ts';
import * as migration_20261123_214748_people_of_articles from './20261123_214748_people_of_articles.ts';
import * as migration_20261123_221003_more_drawings from './20261123_221003_more_drawings.ts';

export const migrations = [
  {
    up: migration_20261121_143428_first.up,
    down: migration_20261121_143428_first.down,
    name: '20261121_143428_first',
  },
  {
    up: migration_20261121_201333_collections.up,
    down: migration_20261121_201333_collections.down,
    name: '20261121_201333_collections',
  },
  {
    up: migration_20261121_201348_addresses.up,
    down: migration_20261121_201348_addresses.down,
    name: '20261121_201348_addresses',
  },
  {
    up: migration_20261121_212106_reviews.up,
    down: migration_20261121_212106_reviews.down,
    name: '20261121_212106_reviews',
  },
  {
    up: migration_20261122_102730_heartbeats.up,
    down: migration_20261122_102730_heartbeats.down,
    name: '20261122_102730_heartbeats',
  },
  {
    up: migration_20261122_140826_submissions.up,
    down: migration_20261122_140826_submissions.down,
    name: '20261122_140826_submissions',
  },
  {
    up: migration_20261122_174410_prices.up,
    down: migration_20261122_174410_prices.down,
    name: '20261122_174410_prices',
  },
  {
    up: migration_20261122_210455_uploads.up,
    down: migration_20261122_210455_uploads.down,
    name: '20261122_210455_uploads',
  },
  {
    up: migration_20261122_215616_forms.up,
    down: migration_20261122_215616_forms.down,
    name: '20261122_215616_forms',
  },
  {
    up: migration_20261122_222039_page_counts.up,
    down: migration_20261122_222039_page_counts.down,
    name: '20261122_222039_page_counts',
  },
  {
    up: migration_20261122_235525_official_forms.up,
    down: migration_20261122_235525_official_forms.down,
    name: '20261122_235525_official_forms',
  },
  {
    up: migration_20261123_002446_cases.up,
    down: migration_20261123_002446_cases.down,
    name: '20261123_002446_cases',
  },
  {
    up: migration_20261123_031656_replies_and_waiting_times.up,
    down: migration_20261123_031656_replies_and_waiting_times.down,
    name: '20261123_031656_replies_and_waiting_times',
  },
  {
    up: migration_20261123_040429_sign_in.up,
    down: migration_20261123_040429_sign_in.down,
    name: '20261123_040429_sign_in',
  },
  {
    up: migration_20261123_064923_orders.up,
    down: migration_20261123_064923_orders.down,
    name: '20261123_064923_orders',
  },
  {
    up: migration_20261123_070825_insurance.up,
    down: migration_20261123_070825_insurance.down,
    name: '20261123_070825_insurance',
  },
  {
    up: migration_20261123_072206_bookings.up,
    down: migration_20261123_072206_bookings.down,
    name: '20261123_072206_bookings',
  },
  {
    up: migration_20261123_110534_kept_work.up,
    down: migration_20261123_110534_kept_work.down,
    name: '20261123_110534_kept_work',
  },
  {
    up: migration_20261123_115405_information_documents.up,
    down: migration_20261123_115405_information_documents.down,
    name: '20261123_115405_information_documents',
  },
  {
    up: migration_20261123_214748_people_of_articles.up,
    down: migration_20261123_214748_people_of_articles.down,
    name: '20261123_214748_people_of_articles',
  },
  {
    up: migration_20261123_221003_more_drawings.up,
    down: migration_20261123_221003_more_drawings.down,
    name: '20261123_221003_more_drawings'
  },
];
