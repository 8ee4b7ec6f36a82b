/** Parts of the connect screen that are seldom needed, in a chunk of their own. */
export { EditConnections } from './edit-connections';
export { WrongSettings } from './wrong-settings';
