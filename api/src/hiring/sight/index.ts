export {
  findTalent,
  isHiding,
  isSeen,
  noSuchTalent,
  profilesInSight,
  type SeenTalent,
  type Sight,
  sightOf,
  talentInSight,
} from './sight.js';
