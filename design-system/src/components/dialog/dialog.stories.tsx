import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from '../button/index.js';
import { Textarea } from '../textarea/index.js';
import { Dialog } from './dialog.js';

const meta = {
  title: 'Feedback/Dialog',
  component: Dialog,
  args: { open: false, onClose: () => undefined, title: 'Connect with talent' },
  parameters: {
    docs: {
      description: {
        component: 'Something that must be answered before the page goes on.\n\n**Not for:** messages (use a banner or a toast), and long forms (use a page).',
      },
    },
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Connect: Story = {
  render: function Connect(args) {
    const [open, setOpen] = useState(false);
    const [text, setText] = useState('');
    return (
      <>
        <Button onClick={() => setOpen(true)}>Connect</Button>
        <Dialog
          {...args}
          open={open}
          onClose={() => setOpen(false)}
          description="3/3 free profiles available"
          actions={<Button onClick={() => setOpen(false)}>Send</Button>}
        >
          <Textarea label="Introduction" value={text} onChange={setText} maxLength={2000} />
        </Dialog>
      </>
    );
  },
};
