// @ts-nocheck
import * as migration_20261121_143422_first from './20261121_143422_first';
import * as migration_20261121_201327_collections from './20261121_201327_collections';
import * as migration_20261121_201341_addresses from './20261121_201341_addresses';
import * as migration_20261121_212039_reviews from './20261121_212039_reviews';
import * as migration_20261122_102720_heartbeats from './20261122_102720_heartbeats';
import * as migration_20261122_140816_submissions from './20261122_140816_submissions';
import * as migration_20261122_174400_prices from './20261122_174400_prices';
import * as migration_20261122_210442_uploads from './20261122_210442_uploads';
import * as migration_20261122_215555_forms from './20261122_215555_forms';
import * as migration_20261122_222027_page_counts from './20261122_222027_page_counts';
import * as migration_20261122_235508_official_forms from './20261122_235508_official_forms';
import * as migration_20261123_002435_cases from './20261123_002435_cases';
import * as migration_20261123_031632_replies_and_waiting_times from './20261123_031632_replies_and_waiting_times';
import * as migration_20261123_040404_sign_in from './20261123_040404_sign_in';

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
    name: '20261123_040404_sign_in'
  },
];
