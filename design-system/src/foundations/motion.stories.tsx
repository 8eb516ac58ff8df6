import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import styled from 'styled-components';
import { MOTION } from '@vela/contracts/design';
import { Button } from '../components/button/index.js';
import { Figures, Part, Plate, plate, Specimen } from '../testing/specimen.js';
import { color, media, radius, space } from '../theme/index.js';

const Track = styled.div`
  padding: ${space(4)};
  border-radius: ${radius.pill};
  background: ${color.line};
`;

const Sail = styled.div`
  inline-size: ${space(32)};
  block-size: ${space(32)};
  border-radius: ${radius.pill};
  background: ${color.bright};
  ${media.motion} {
    transition: margin-inline-start;
  }
  &[data-there='true'] {
    margin-inline-start: calc(100% - ${space(32)});
  }
`;

const RUNS = [
  {
    name: 'quick',
    duration: MOTION.quick,
    curve: MOTION.easeOut,
    use: 'Outlines, menus, tooltips; colours change at once',
  },
  { name: 'enter', duration: MOTION.enter, curve: MOTION.easeOut, use: 'Dialogs, drawers and toasts come in' },
  { name: 'leave', duration: MOTION.leave, curve: MOTION.easeIn, use: 'They go, a little faster' },
] as const;

function Runs() {
  const [there, setThere] = useState(false);
  return (
    <div>
      <Button onClick={() => setThere(!there)}>Move</Button>
      {RUNS.map(({ name, duration, curve, use }) => (
        <Specimen key={name}>
          <Figures>
            <b>
              {name}, {duration}
            </b>
            {use}
            <br />
            {curve}
          </Figures>
          <Track>
            <Sail data-there={there} style={{ transitionDuration: duration, transitionTimingFunction: curve }} />
          </Track>
        </Specimen>
      ))}
    </div>
  );
}

const meta = { title: 'Foundations/Motion', tags: ['!autodocs'], parameters: plate } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Durations: Story = {
  render: () => (
    <Plate
      title="Motion"
      lead="Short, and from where a thing came. Whoever asked the device for less motion sees none of it."
    >
      <Part title="Durations and curves" text="With “reduce motion” on, the sails jump.">
        <Runs />
      </Part>
    </Plate>
  ),
};
