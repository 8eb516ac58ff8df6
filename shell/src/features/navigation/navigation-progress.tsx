import styled, { keyframes } from 'styled-components';
import { color, layer, media } from '@vela/design-system/theme';
import { t } from '@vela/language';
import { useNavigation } from '@vela/router';

const run = keyframes`from { transform: scaleX(0); } to { transform: scaleX(0.9); }`;
const appear = keyframes`to { visibility: visible; }`;

/** Only a navigation that takes longer than a blink is shown. */
const Bar = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${layer.toast};
  block-size: 3px;
  background: ${color.bright};
  transform-origin: left;
  visibility: hidden;
  animation: ${appear} 0s 150ms forwards;
  ${media.motion} {
    animation:
      ${appear} 0s 150ms forwards,
      ${run} 3s 150ms ease-out both;
  }
`;

/** A thin line while the next page is being fetched. */
export function NavigationProgress() {
  return useNavigation().state === 'idle' ? null : <Bar role="progressbar" aria-label={t('Loading the page')} />;
}
