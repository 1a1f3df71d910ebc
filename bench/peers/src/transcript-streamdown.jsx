import { Streamdown } from 'streamdown';
import { offerPlainList } from './plain-list.jsx';

offerPlainList(Streamdown);
