// @ts-nocheck
import * as migration_20261121_143428_first from './20261121_143428_first';

export const migrations = [
  {
    up: migration_20261121_143428_first.up,
    down: migration_20261121_143428_first.down,
    name: '20261121_143428_first'
  },
];
