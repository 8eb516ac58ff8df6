import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { t } from '@vela/language';
import {
  color,
  fontSize,
  fontWeight,
  lineHeight,
  media,
  motion,
  radius,
  shadow,
  space,
  systemEdge,
} from '../../theme/index.js';
import { IconButton } from '../button/icon-button.js';
import { type LayerProps, Modal, type ModalProps } from '../modal/index.js';

const Viewport = styled(Modal)`
  &[open] {
    display: grid;
  }
  grid-template-columns: minmax(0, 1fr);
  place-items: end center;
  ${media.from('sm')} {
    place-items: center;
    padding: ${space(32)};
  }
`;

const Sheet = styled.div`
  inline-size: 100%;
  padding: ${space(24)} ${space(20)};
  border-radius: ${radius.card} ${radius.card} 0 0;
  background: ${color.raised};
  box-shadow: ${shadow};
  ${systemEdge}
  ${media.from('sm')} {
    max-inline-size: 34rem;
    padding: ${space(32)};
    border-radius: ${radius.card};
    &[data-size='wide'] {
      max-inline-size: 52rem;
    }
  }
  ${media.motion} {
    transition:
      translate ${motion.enter} ${motion.easeOut},
      opacity ${motion.enter} ${motion.easeOut};
    @starting-style {
      translate: 0 ${space(24)};
      opacity: 0;
    }
  }
`;

const Top = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(16)};
  margin-block-end: ${space(16)};
  & > button {
    margin-block-start: -0.375rem;
    margin-inline-end: -0.625rem;
  }
`;

const Title = styled.h2`
  font-size: ${fontSize.title};
  font-weight: ${fontWeight.bold};
  line-height: ${lineHeight.snug};
  letter-spacing: -0.01em;
  text-wrap: balance;
`;

const Description = styled.div`
  color: ${color.muted};
  margin-block-end: ${space(20)};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  justify-content: flex-end;
  gap: ${space(12)};
  margin-block-start: ${space(24)};
  ${media.below('sm')} {
    & > * {
      flex: 1 1 100%;
    }
  }
`;

export interface DialogProps
  extends LayerProps, Pick<ModalProps, 'dismissible' | 'coverable' | 'keepsContent' | 'initialFocus'> {
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** What was pressed is on its way and cannot be taken back: nothing closes the dialog until it is answered. */
  readonly underWay?: boolean;
  /** Buttons, the main one last. */
  readonly actions?: ReactNode;
  readonly size?: 'medium' | 'wide';
}

/** Asks for something before the page goes on. Focus stays inside and returns to where it was. */
export function Dialog({
  onClose,
  title,
  description,
  children,
  actions,
  size = 'medium',
  dismissible = true,
  underWay = false,
  ...rest
}: DialogProps) {
  const id = useId();
  return (
    <Viewport
      {...rest}
      onClose={onClose}
      dismissible={dismissible && !underWay}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
    >
      <Sheet data-size={size}>
        <Top>
          <Title id={`${id}-title`}>{title}</Title>
          {dismissible && <IconButton icon="cross" label={t('Close')} disabled={underWay} onClick={onClose} />}
        </Top>
        {description !== undefined && <Description id={`${id}-description`}>{description}</Description>}
        {children}
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Sheet>
    </Viewport>
  );
}
