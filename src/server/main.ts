/** `npm start`. */
import { serve } from './serve';

void serve();
