import { createContext } from 'react';

/** Which of the panes side by side an example stands in; landmarks need names of their own. */
export const PaneContext = createContext('example');
