// @ts-nocheck
import * as migration_20261121_143422_first from './20261121_143422_first';

export const migrations = [
  {
    up: migration_20261121_143422_first.up,
    down: migration_20261121_143422_first.down,
    name: '20261121_143422_first'
  },
];
