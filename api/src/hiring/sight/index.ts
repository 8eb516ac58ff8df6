export {
  findTalent,
  type HidingDocument,
  isHiding,
  isSeen,
  isStillThere,
  noSuchTalent,
  profilesInSight,
  type SeenTalent,
  type Sight,
  sightOf,
  talentInSight,
} from './sight.js';
