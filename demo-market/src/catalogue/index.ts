import type { CategoryBlueprint } from './blueprint.js';
import { cloud } from './cloud.js';
import { customers } from './customers.js';
import { data } from './data.js';
import { delivery } from './delivery.js';
import { design } from './design.js';
import { engineering } from './engineering.js';
import { finance } from './finance.js';
import { leadership } from './leadership.js';
import { machineLearning } from './machine-learning.js';
import { marketing } from './marketing.js';
import { people } from './people.js';
import { product } from './product.js';
import { quality } from './quality.js';
import { security } from './security.js';

export { type CategoryBlueprint, type RoleBlueprint, skillsOf } from './blueprint.js';

/** Every category of the demo market. */
export const CATEGORIES: readonly CategoryBlueprint[] = [
  engineering,
  data,
  machineLearning,
  product,
  design,
  leadership,
  security,
  quality,
  cloud,
  delivery,
  customers,
  people,
  marketing,
  finance,
];
