// @ts-nocheck
import * as migration_20261121_142222_first from './20261121_142222_first';

export const migrations = [
  {
    up: migration_20261121_142222_first.up,
    down: migration_20261121_142222_first.down,
    name: '20261121_142222_first'
  },
];
