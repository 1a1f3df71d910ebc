import Markdown from 'react-markdown';
import gfm from 'remark-gfm';
import { offerPlainList } from './plain-list.jsx';

const plugins = [gfm];

offerPlainList(({ children }) => <Markdown remarkPlugins={plugins}>{children}</Markdown>);
