import styled from 'styled-components';

/** What belongs to the screen and stays off paper: navigation, buttons, messages. Takes no part in the layout itself. */
export const ScreenOnly = styled.div`
  display: contents;
  @media print {
    display: none;
  }
`;
