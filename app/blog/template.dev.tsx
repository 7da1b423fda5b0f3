import { partTemplate } from '../part-template';

export default partTemplate('blog');
